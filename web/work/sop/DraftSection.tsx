import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DraftSection_sop$key } from '../../__generated__/DraftSection_sop.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { DraftForm } from './DraftForm.tsx'
import * as t from './__generated__/messages.ts'

/** The next version of an SOP as it is written; without one, the offer to begin it from the one in force. */
export function DraftSection({ sop: key }: { sop: DraftSection_sop$key }) {
  const { id, organization, draft, current } = useFragment(
    graphql`
      fragment DraftSection_sop on Sop {
        id
        organization {
          id
        }
        draft {
          number
          changeNote
          version
          steps {
            title
            text
            file {
              id
              name
            }
          }
        }
        current {
          number
          steps {
            title
            text
            file {
              id
              name
            }
          }
        }
      }
    `,
    key,
  )
  const [begins, setBegins] = useState(false)
  const number = draft?.number ?? (current?.number ?? 0) + 1
  if (draft || begins || !current) {
    return (
      <Section title={t.draftOfVersion({ nth: number })} about={t.seenByWhoeverMayWriteIt}>
        <DraftForm
          key={draft?.version ?? 'new'}
          sopId={id}
          organizationId={organization?.id}
          number={number}
          version={draft?.version ?? 0}
          initial={{ changeNote: draft?.changeNote ?? '', steps: draft?.steps ?? current?.steps ?? [] }}
        />
      </Section>
    )
  }
  return (
    <Section title={t.nextVersion} about={t.whatIsInForceStaysAs}>
      <Empty>{t.nobodyWritesANewVersion}</Empty>
      <Box sx={{ px: 3, pb: 3 }}>
        <PlainButton type="button" className="outlined" onClick={() => setBegins(true)}>
          {t.writeVersion({ nth: number })}
        </PlainButton>
      </Box>
    </Section>
  )
}
