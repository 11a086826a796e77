export interface RowPage<Row> {
  rows: readonly Row[]
  /** The cursor that the next ones are behind; null where these are the last. */
  next: string | null
}

interface Connection<Row> {
  readonly nodes: readonly Row[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined }
}

/** What a list of rows reads, of the graph's answer; nothing where what they are of is gone. */
export const rowPage = <Row>(answer: Connection<Row> | null | undefined): RowPage<Row> => ({
  rows: answer?.nodes ?? [],
  next: answer?.pageInfo.hasNextPage ? (answer.pageInfo.endCursor ?? null) : null,
})
