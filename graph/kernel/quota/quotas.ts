// Every quota: what is counted, of whom, and the setting that says how much of it there may be. Whose table is counted
// says how, by countQuota.
import type { Settings } from '../settings.ts'

/** Whose use is counted: a person's, a root organization's with all below it, or that of all. */
export const quotaScopes = ['installation', 'root', 'person'] as const
export type QuotaScope = (typeof quotaScopes)[number]

/** The settings that are a number. */
type Amount = { [Name in keyof Settings]: Settings[Name] extends number ? Name : never }[keyof Settings]

interface Limit {
  setting: Amount
  /** What is used, as the refusal begins. */
  what: string
}

interface Quota {
  description: string
  /** Of the last 24 hours; else of what is there. */
  isDaily?: boolean
  /** How much of what is counted one of the setting is, and what that is called. */
  unit?: { size: number; name: string }
  /** What whoever is refused can do themselves. */
  help: string
  limits: Partial<Record<QuotaScope, Limit>>
}

const table = {
  FILES: {
    description: 'Files, in bytes.',
    unit: { size: 1_000_000, name: 'MB' },
    help: 'Remove files that nobody needs',
    limits: {
      root: { setting: 'FILES_MB_PER_ROOT', what: 'Files of this root organization' },
      installation: { setting: 'FILES_MB_IN_ALL', what: 'Files' },
    },
  },
  RECORDS: {
    description: 'Action records.',
    help: 'Go on with the records that are there',
    limits: { root: { setting: 'RECORDS_PER_ROOT', what: 'Action records of this root organization' } },
  },
  STREAMS: {
    description: 'Open event streams, in a process.',
    help: 'Close one',
    limits: { person: { setting: 'STREAMS_PER_PERSON', what: 'Event streams that you have open' } },
  },
  ROOTS: {
    description: 'Organizations with no parent.',
    help: 'Choose a parent, or close one',
    limits: {
      person: { setting: 'ROOTS_PER_PERSON', what: 'Organizations with no parent that you have created' },
      installation: { setting: 'ROOTS_IN_ALL', what: 'Organizations with no parent' },
    },
  },
  IMPORTS: {
    description: 'Imports, in 24 hours.',
    isDaily: true,
    help: 'Wait',
    limits: {
      person: { setting: 'IMPORTS_PER_PERSON', what: 'Your imports in 24 hours' },
      root: { setting: 'IMPORTS_PER_ROOT', what: 'Imports of this root organization in 24 hours' },
    },
  },
  EXPORTS: {
    description: 'Exports, in 24 hours.',
    isDaily: true,
    help: 'Wait',
    limits: {
      person: { setting: 'EXPORTS_PER_PERSON', what: 'Your exports in 24 hours' },
      root: { setting: 'EXPORTS_PER_ROOT', what: 'Exports of this root organization in 24 hours' },
    },
  },
  MAILS: {
    description: 'Outside addresses that were mailed, in 24 hours.',
    isDaily: true,
    help: 'Send to fewer, or wait',
    limits: {
      person: { setting: 'MAILS_PER_PERSON', what: 'Outside addresses that you mail in 24 hours' },
      root: { setting: 'MAILS_PER_ROOT', what: 'Outside addresses that this root organization mails in 24 hours' },
      installation: { setting: 'MAILS_IN_ALL', what: 'Outside addresses that are mailed in 24 hours' },
    },
  },
} as const satisfies Record<string, Quota>

export type QuotaKind = keyof typeof table
export const quotas: Record<QuotaKind, Quota> = table
export const quotaKinds = Object.keys(table) as QuotaKind[]

/** How much there may be, in what is counted; undefined where that is nobody's quota. */
export function mostOf(settings: Settings, kind: QuotaKind, scope: QuotaScope): number | undefined {
  const { limits, unit } = quotas[kind]
  const limit = limits[scope]
  return limit && settings[limit.setting] * (unit?.size ?? 1)
}
