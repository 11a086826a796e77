import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { ChangedEntries } from './ChangedEntries.tsx'
import { sealRanges } from './sealRanges.ts'
import * as t from './__generated__/messages.ts'

interface SealFindingsProps {
  check: {
    readonly changed: number
    readonly changedIds: readonly string[]
    readonly missing: number
    readonly added: number
    readonly brokenSeals: readonly number[]
    readonly expired: number
    readonly erased: number
  }
  organization: { id: string; timeZone: string }
}

/** What a check has found: first what should not be, with the entries that have changed, then what is as it should. */
export function SealFindings({ check, organization }: SealFindingsProps) {
  const { changed, changedIds, missing, added, brokenSeals, expired, erased } = check
  const facts: [label: string, value: ReactNode][] = []
  if (changed) facts.push([t.entriesChanged, t.count({ count: changed })])
  if (missing) facts.push([t.entriesMissing, t.count({ count: missing })])
  if (added) facts.push([t.entriesAdded, t.count({ count: added })])
  if (brokenSeals.length) facts.push([t.brokenSeals, sealRanges(brokenSeals)])
  return (
    <>
      {facts.length ? <Facts facts={facts} /> : null}
      {changedIds.length ? <ChangedEntries ids={changedIds} changed={changed} organization={organization} /> : null}
      {expired || erased ? (
        <Typography component="div" variant="body2" color="textSecondary">
          {expired ? <div>{t.entriesExpired({ count: expired })}</div> : null}
          {erased ? <div>{t.entriesErased({ count: erased })}</div> : null}
        </Typography>
      ) : null}
    </>
  )
}
