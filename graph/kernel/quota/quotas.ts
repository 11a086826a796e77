// Every quota: what is counted, of whom, and the setting that says how much of it there may be. Whose table is counted
// says how, by countQuota.
import type { Text } from '../messages/text.ts'
import type { Settings } from '../settings.ts'
import * as t from './__generated__/messages.ts'

/** Whose use is counted: a person's, a root organization's with all below it, or that of all. */
export const quotaScopes = ['installation', 'root', 'person'] as const
export type QuotaScope = (typeof quotaScopes)[number]

/** The settings that are a number. */
type Amount = { [Name in keyof Settings]: Settings[Name] extends number ? Name : never }[keyof Settings]

interface Limit {
  setting: Amount
  /** The refusal: what is used, what whoever is refused can do themselves, and who can raise it. */
  reached: (told: { used: number; most: number; setting: string }) => Text
}

interface Quota {
  description: string
  /** Of the last 24 hours; else of what is there. */
  isDaily?: boolean
  /** How much of what is counted one of the setting is. */
  unit?: number
  limits: Partial<Record<QuotaScope, Limit>>
}

const table = {
  FILES: {
    description: 'Files, in bytes.',
    unit: 1_000_000,
    limits: {
      root: { setting: 'FILES_MB_PER_ROOT', reached: t.filesOfRoot },
      installation: { setting: 'FILES_MB_IN_ALL', reached: t.files },
    },
  },
  RECORDS: {
    description: 'Action records.',
    limits: { root: { setting: 'RECORDS_PER_ROOT', reached: t.recordsOfRoot } },
  },
  STREAMS: {
    description: 'Open event streams, in a process.',
    limits: { person: { setting: 'STREAMS_PER_PERSON', reached: t.streamsOfPerson } },
  },
  ROOTS: {
    description: 'Organizations with no parent.',
    limits: {
      person: { setting: 'ROOTS_PER_PERSON', reached: t.rootsOfPerson },
      installation: { setting: 'ROOTS_IN_ALL', reached: t.roots },
    },
  },
  IMPORTS: {
    description: 'Imports, in 24 hours.',
    isDaily: true,
    limits: {
      person: { setting: 'IMPORTS_PER_PERSON', reached: t.importsOfPerson },
      root: { setting: 'IMPORTS_PER_ROOT', reached: t.importsOfRoot },
    },
  },
  EXPORTS: {
    description: 'Exports, in 24 hours.',
    isDaily: true,
    limits: {
      person: { setting: 'EXPORTS_PER_PERSON', reached: t.exportsOfPerson },
      root: { setting: 'EXPORTS_PER_ROOT', reached: t.exportsOfRoot },
    },
  },
  MAILS: {
    description: 'Outside addresses that were mailed, in 24 hours.',
    isDaily: true,
    limits: {
      person: { setting: 'MAILS_PER_PERSON', reached: t.mailsOfPerson },
      root: { setting: 'MAILS_PER_ROOT', reached: t.mailsOfRoot },
      installation: { setting: 'MAILS_IN_ALL', reached: t.mails },
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
  return limit && settings[limit.setting] * (unit ?? 1)
}
