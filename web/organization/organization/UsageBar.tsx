import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import type { UsageBar_use$data, UsageBar_use$key } from '../../__generated__/UsageBar_use.graphql.ts'
import * as t from './__generated__/messages.ts'

const names: Readonly<Partial<Record<UsageBar_use$data['kind'], string>>> = {
  FILES: t.usageOfFiles,
  RECORDS: t.usageOfRecords,
  IMPORTS: t.usageOfImports,
  EXPORTS: t.usageOfExports,
  MAILS: t.usageOfMails,
}

const Item = styled('li')({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '& .name': { fontWeight: 600 },
  '& .track': { height: 8, margin: '6px 0', borderRadius: 8, background: 'var(--ops-line)', overflow: 'hidden' },
  '& .track > div': { height: '100%', background: 'var(--ops-brand)' },
  '& .track.low > div': { background: 'var(--ops-warn)' },
  '& .more': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' },
})

/** From which share on it is said that little is left. */
const nearly = 0.9

const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10

/** How much of a quota is used, as a bar and in words. */
export function UsageBar({ use }: { use: UsageBar_use$key }) {
  const { kind, used, most, mostOfPerson } = useFragment(
    graphql`
      fragment UsageBar_use on QuotaUse {
        kind
        used
        most
        mostOfPerson
      }
    `,
    use,
  )
  const name = names[kind] ?? kind
  const amount =
    kind === 'FILES' ? t.usedOfMegabytes({ used: megabytes(used), most: megabytes(most) }) : t.usedOf({ used, most })
  const state = used >= most ? t.usedUp : used >= most * nearly ? t.nearlyUsedUp : ''
  const person = mostOfPerson == null ? '' : t.mostAPerson({ most: mostOfPerson })
  return (
    <Item>
      <div className="name">{name}</div>
      <div>{amount}</div>
      <div
        role="meter"
        className={state ? 'track low' : 'track'}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
        aria-valuetext={amount}
      >
        <div style={{ width: `${most ? Math.min(100, (used / most) * 100) : 100}%` }} />
      </div>
      <div className="more">{[state, person].filter(Boolean).join(' · ')}</div>
    </Item>
  )
}
