import type { Said } from '../../kernel/messages/text.ts'

export type Found<Row> = { row: Row } | { problem: Said }

/** What may be named: each under its name, its number and its uuid. */
export class NameIndex<Row extends { id: string }> {
  private readonly rows = new Map<string, Row[]>()

  add(row: Row, ...names: (string | number | null)[]) {
    for (const name of new Set(names.flatMap((one) => (one === null ? [] : [foldName(String(one))])))) {
      this.rows.set(name, [...(this.rows.get(name) ?? []), row])
    }
  }

  get = (name: string): Row[] => this.rows.get(foldName(name)) ?? []
}

/** Names are the same whatever their case. */
export const foldName = (name: string) => name.trim().toLowerCase()

/** The one row that is found, or why none is. */
export function onlyOne<Row>(rows: Row[], none: Said, several: Said): Found<Row> {
  if (rows.length > 1) return { problem: several }
  return rows[0] ? { row: rows[0] } : { problem: none }
}
