declare module 'itemsjs' {
  type Bucket = { key: string; doc_count: number };
  type SearchResult<T> = {
    pagination: { total: number };
    data: { items: T[]; aggregations: Record<string, { buckets: Bucket[] }> };
  };
  type SearchParams = {
    per_page: number;
    page: number;
    sort?: string;
    filters?: Record<string, readonly string[]>;
    ids?: readonly number[];
  };
  type Options = {
    native_search_enabled: boolean;
    sortings: Record<string, { field: string[]; order: string[] }>;
    aggregations: Record<string, { size: number; conjunction: boolean; hide_zero_doc_count: boolean }>;
  };
  export default function itemsjs<T>(
    items: readonly T[],
    options: Options,
  ): { search(search: SearchParams): SearchResult<T>; reindex(items: readonly T[]): void };
}
