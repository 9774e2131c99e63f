// The functions of the toolchain's libIndexStore that main.swift calls. The toolchain has the library, but no header.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { const char *data; size_t length; } IndexString;
typedef void *IndexObject;

IndexObject indexstore_store_create(const char *path, IndexObject *error);
bool indexstore_store_units_apply_f(
    IndexObject store, unsigned sorted, void *context, bool (*visit)(void *context, IndexString name));

IndexObject indexstore_unit_reader_create(IndexObject store, const char *name, IndexObject *error);
void indexstore_unit_reader_dispose(IndexObject unit);
IndexString indexstore_unit_reader_get_main_file(IndexObject unit);
bool indexstore_unit_reader_dependencies_apply_f(
    IndexObject unit, void *context, bool (*visit)(void *context, IndexObject dependency));
IndexString indexstore_unit_dependency_get_name(IndexObject dependency);
IndexString indexstore_unit_dependency_get_filepath(IndexObject dependency);

IndexObject indexstore_record_reader_create(IndexObject store, const char *name, IndexObject *error);
void indexstore_record_reader_dispose(IndexObject record);
bool indexstore_record_reader_occurrences_apply_f(
    IndexObject record, void *context, bool (*visit)(void *context, IndexObject occurrence));
IndexObject indexstore_occurrence_get_symbol(IndexObject occurrence);
uint64_t indexstore_occurrence_get_roles(IndexObject occurrence);
void indexstore_occurrence_get_line_col(IndexObject occurrence, unsigned *line, unsigned *column);
IndexString indexstore_symbol_get_usr(IndexObject symbol);
IndexString indexstore_symbol_get_name(IndexObject symbol);
