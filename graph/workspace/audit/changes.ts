// What an entry says to a reader: each field that changed, in words.
import { naicsList } from '../../organization/reference/naicsList.ts'
import type { Context } from '../../kernel/context.ts'
import {
  accessLevelNames,
  capabilities,
  purpose,
  reachNames,
  type AccessLevel,
  type Capability,
  type Reach,
} from '../../kernel/policy.ts'
import { keptIn } from '../../kernel/messages/keptText.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { isConfidential, isTold, labelOf, listOf, namedBy } from './columns.ts'
import { nameOf } from './names.ts'
import type { Entry } from './readAudit.ts'
import * as t from './__generated__/messages.ts'

export interface Change {
  field: Said
  before: Said | null
  after: Said | null
  /** Why its values are not shown. */
  hiddenBecause: Said | null
}

/** Why a viewer sees no confidential values of an entry, or undefined where they do. */
function secrecy(context: Context, { rootId, organizationId }: Entry): Said | undefined {
  const viewer = context.requireViewer()
  const place = { rootId, organizationId: organizationId ?? rootId }
  return viewer.mayAt('confidential.read', place) ? undefined : viewer.refusal('confidential.read', rootId)
}

/** A row as the viewer may see it: what is confidential is left out. */
export function rowFor(context: Context, entry: Entry, row: Entry['before']): Entry['before'] {
  if (!row || !secrecy(context, entry)) return row
  return Object.fromEntries(Object.entries(row).filter(([column]) => !isConfidential(column)))
}

/** The fields that changed; of what was created or deleted, those that say something. */
export function changesOf(context: Context, entry: Entry): Promise<Change[]> {
  const { before, after } = entry
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((column) =>
    isTold(entry.noun, column),
  )
  const changed = columns.filter((column) => {
    const [was, is] = [before?.[column], after?.[column]]
    return before && after ? JSON.stringify(was) !== JSON.stringify(is) : !isEmpty(was) || !isEmpty(is)
  })
  const hidden = secrecy(context, entry)
  return Promise.all(
    changed.map(async (column): Promise<Change> => {
      const field = labelOf(entry.noun, column)
      if (hidden && isConfidential(column)) return { field, before: null, after: null, hiddenBecause: hidden }
      const [was, is] = await Promise.all([
        valueText(context, entry, column, before),
        valueText(context, entry, column, after),
      ])
      return { field, before: was, after: is, hiddenBecause: null }
    }),
  )
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

async function valueText(context: Context, entry: Entry, column: string, row: Entry['before']): Promise<Said | null> {
  const value = row?.[column]
  if (isEmpty(value)) return null
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (column === 'ring' && Array.isArray(value)) return t.corners({ count: value.length - 1 })
  if (column === 'scopes' && Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = typeof value === 'string' ? keptIn(context.language, value) : JSON.stringify(value)
  if (column === 'from_address') return placeOfAddress(text)
  if (column === 'user_agent') return deviceOf(text)
  const list = listOf(entry.noun, column)
  if (list) return context.references.find(list, Number(value))?.name ?? text
  const referred = namedBy(entry.noun, column)
  if (referred) return (await nameOf(context, referred, text)) ?? t.gone
  if (column === 'access_level') return accessLevelNames[text as AccessLevel] ?? text
  if (column === 'reach') return reachNames[text as Reach] ?? text
  if (column === 'capability') return capabilities.includes(text as Capability) ? purpose(text as Capability) : text
  if (column === 'naics') return `${text} ${(await naicsList()).find(text)?.title ?? ''}`.trim()
  return ['status', 'type', 'shape'].includes(column) && /^[A-Z_]+$/.test(text)
    ? text[0]! + text.slice(1).toLowerCase().replaceAll('_', ' ')
    : text
}

const titles = ['legal_name', 'name', 'unit_number', 'line1', 'email']
const subjects = ['feature_id', 'token_id', 'user_id', 'grouping_id', 'job_role_id', 'department_id', 'naics']

/** What an entry is about, by its name; empty where it has none. */
export async function aboutWhat(context: Context, entry: Entry): Promise<Said> {
  const row = entry.after ?? entry.before ?? {}
  if (entry.noun === 'PolicyCell') {
    const [level, capability] = await Promise.all(
      ['access_level', 'capability'].map((column) => valueText(context, entry, column, row)),
    )
    return t.whetherMay({ level: level ?? '', capability: capability ?? '' })
  }
  const title = titles.map((column) => row[column]).find((value) => !isEmpty(value))
  if (typeof title === 'string') return title
  const subject = subjects.find((column) => !isEmpty(row[column]))
  return subject ? ((await valueText(context, entry, subject, row)) ?? '') : ''
}
