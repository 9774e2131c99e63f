/// The style sheet of a page.
let pageStyle = """
    :root { color-scheme: light dark; --back: #fff; --text: #1d1d1f; --faint: #6e6e73; --line: #c7c7cc;
      --box: #f2f2f7; --wrong: #c9170c; --missing: #a04b00; --answer: #2458a8; --wait: #ddb34d; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #1c1c1e; --text: #f2f2f7; --faint: #a1a1a6; --line: #48484a;
        --box: #2c2c2e; --wrong: #ff7b72; --missing: #ffb340; --answer: #8ab8ff; --wait: #8a6d1f; } }
    body { margin: 1.5rem; background: var(--back); color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    h1 { font-size: 1.3rem; margin: 0; overflow-wrap: anywhere; } h2 { font-size: 1.05rem; margin: 1.4rem 0 .4rem; }
    .summary, .fold > p, p.fold { color: var(--faint); margin: .2rem 0; }
    pre, svg text, .fold summary { font: 12px/1.45 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    pre { margin: 0; padding: .6rem .8rem; background: var(--box); border-radius: 6px; overflow: auto;
      max-height: 26rem; }
    .failures { padding-left: 1.6rem; } .failures li { margin-bottom: .5rem; }
    .failures li:target pre { outline: 2px solid var(--wrong); }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; margin: 0 0 .5rem; list-style: none;
      color: var(--faint); font-size: .85rem; }
    .legend .wrong { color: var(--wrong); } .legend .missing { color: var(--missing); }
    .legend .answer { color: var(--answer); } .legend .waits b { color: var(--wait); }
    .diagram { overflow: auto; max-height: 88vh; border: 1px solid var(--line); border-radius: 6px; }
    .diagram svg { display: block; } svg.head { position: sticky; top: 0; background: var(--back); z-index: 1; }
    svg text { fill: var(--text); white-space: pre; } svg a text { text-decoration: underline; }
    svg .number, svg .note { fill: var(--faint); } svg .number { text-anchor: end; font-size: 11px; }
    svg rect { fill: var(--box); stroke: var(--line); } svg .life { stroke: var(--line); stroke-dasharray: 3 3; }
    svg .line { stroke: var(--text); fill: none; marker-end: url(#arrow); } .tip { fill: context-stroke; }
    svg .answer .line { stroke: var(--answer); stroke-dasharray: 5 3; } svg .answer text { fill: var(--answer); }
    svg .answer .number { fill: var(--faint); }
    svg .ignored text { fill: var(--faint); } svg .ignored .line { stroke: var(--faint); }
    svg .wrong text { fill: var(--wrong); font-weight: 600; } svg .wrong .line { stroke: var(--wrong); marker-end: none; }
    svg .wrong .note { font-weight: 400; }
    svg .cross { stroke: var(--wrong); stroke-width: 2.5; fill: none; }
    svg .missing text { fill: var(--missing); } svg .missing .line { stroke: var(--missing); stroke-dasharray: 2 4;
      marker-end: none; }
    svg .missing circle { fill: var(--back); stroke: var(--missing); } svg .missing .sign { font-weight: 700; }
    svg .wait { fill: var(--wait); stroke: var(--line); }
    .fold summary { color: var(--faint); cursor: pointer; padding: .3rem .8rem .3rem 130px; position: sticky; left: 0;
      background: var(--box); }
    p.fold { padding: .3rem .8rem .3rem 130px; }
    """
