import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IndustryList_organization$key } from '../../__generated__/IndustryList_organization.graphql.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { AddIndustryDialog } from './AddIndustryDialog.tsx'
import { IndustryRow } from './IndustryRow.tsx'
import * as t from './__generated__/messages.ts'

/** The industries with the primary one first, and what may be done with them. */
export function IndustryList({ organization }: { organization: IndustryList_organization$key }) {
  const { id, name, classifications, can } = useFragment(
    graphql`
      fragment IndustryList_organization on Organization {
        id
        name
        can {
          classify {
            allowed
            reason
          }
          unclassify {
            allowed
          }
        }
        classifications {
          naics {
            code
          }
          ...IndustryRow_classification
        }
      }
    `,
    organization,
  )
  const [adding, setAdding] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const add = (
    <PlainButton type="button" className="primary" onClick={() => setAdding(true)}>
      {t.addAnIndustry}
    </PlainButton>
  )
  return (
    <div ref={section} tabIndex={-1} style={{ outline: 'none', minWidth: 0 }}>
      <Section
        title={t.industries}
        about={t.whatItDoesByItsSix}
        actions={can.classify.allowed ? add : <Why permission={can.classify} />}
      >
        {classifications.length ? (
          <Table caption={t.industriesOf({ name })} columns={[t.code, t.industry, t.standing, '']}>
            {classifications.map((classification) => (
              <IndustryRow
                key={classification.naics.code}
                classification={classification}
                organizationId={id}
                canEdit={can.classify.allowed}
                canRemove={can.unclassify.allowed}
                isLast={classifications.length === 1}
                onRemoved={() => section.current?.focus()}
              />
            ))}
          </Table>
        ) : (
          <Centered title={t.noIndustryYet} text={t.theFirstCodeThatIsAdded}>
            {can.classify.allowed ? null : <Typography variant="body2">{can.classify.reason}</Typography>}
          </Centered>
        )}
      </Section>
      {adding ? (
        <AddIndustryDialog organizationId={id} isFirst={!classifications.length} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  )
}
