import type { ExportColumnName } from './exportColumns.ts'

/** What a column is called in JSON: STATUS_SINCE is statusSince. */
export const jsonMember = (name: ExportColumnName): string =>
  name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
