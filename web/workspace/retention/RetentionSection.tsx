import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { RetentionSection_organization$key } from '../../__generated__/RetentionSection_organization.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { HoldRow } from './HoldRow.tsx'
import { kinds } from './kinds.ts'
import * as t from './__generated__/messages.ts'

const RetentionDialog = lazy(async () => ({ default: (await import('./RetentionDialog.tsx')).RetentionDialog }))
const PlaceHoldDialog = lazy(async () => ({ default: (await import('./PlaceHoldDialog.tsx')).PlaceHoldDialog }))

/** How long a root organization keeps what it was, and its legal holds, for those who may set both. */
export function RetentionSection({ organization: key }: { organization: RetentionSection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment RetentionSection_organization on Organization {
        id
        retention {
          auditDays
          historyDays
          messageDays
          fileDays
          holds {
            id
            ...HoldRow_hold
          }
          ...RetentionDialog_retention
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'days' | 'hold' | null>(null)
  const { id, retention } = organization
  if (!retention) return null
  const { auditDays, historyDays, messageDays, fileDays, holds } = retention
  const kept = { auditDays, historyDays, messageDays, fileDays }
  const close = () => setOpen(null)
  return (
    <Section
      title={t.retention}
      about={t.retentionAbout}
      actions={
        <>
          <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('days')}>
            {t.setRetentionAsk}
          </PlainButton>
          <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('hold')}>
            {t.placeHoldAsk}
          </PlainButton>
        </>
      }
    >
      <Box sx={{ px: 3, py: 3 }}>
        <Facts
          facts={kinds.map(([kind, label]) => [
            label,
            kept[kind] == null ? t.forEver : t.daysLong({ count: kept[kind] }),
          ])}
        />
      </Box>
      {holds.length ? (
        <Box component="ul" aria-label={t.legalHolds} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {holds.map((hold) => (
            <HoldRow key={hold.id} hold={hold} />
          ))}
        </Box>
      ) : null}
      {open ? (
        <LateWindow onFailure={close}>
          {open === 'days' ? (
            <RetentionDialog organizationId={id} retention={retention} onClose={close} />
          ) : (
            <PlaceHoldDialog organizationId={id} onClose={close} />
          )}
        </LateWindow>
      ) : null}
    </Section>
  )
}
