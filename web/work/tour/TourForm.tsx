import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TourForm_query$key } from '../../__generated__/TourForm_query.graphql.ts'
import { subjectOf } from '../../kernel/draft/draftStore.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { IncludesField } from './IncludesField.tsx'
import { StopsField } from './StopsField.tsx'
import type { TourDraft } from './tourDraft.ts'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { SectionForm, type SectionFormProps } from '../../kernel/ui/SectionForm.tsx'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { WalkFields } from './WalkFields.tsx'
import * as t from './__generated__/messages.ts'

interface TourFormProps extends Omit<SectionFormProps, 'onSubmit' | 'children'> {
  query: TourForm_query$key
  initial: TourDraft
  /** Whose it is, or will be. */
  organizationId: string
  onSubmit: (draft: TourDraft) => void
  /** Fields before the name: whose it is, of a new one. */
  children?: ReactNode
}

/** Everything that a tour may say. */
export function TourForm({
  query,
  initial,
  organizationId,
  draft,
  problems,
  onSubmit,
  children,
  ...form
}: TourFormProps) {
  const { types, classes, priorities, checklists } = useFragment(
    graphql`
      fragment TourForm_query on Query {
        types: reference(list: TOUR_TYPE) {
          id
          name
        }
        classes: reference(list: ACTION_CLASS) {
          id
          name
        }
        priorities: reference(list: SCHEDULE_PRIORITY) {
          id
          name
        }
        checklists(first: 100, filter: { status: { eq: ACTIVE } }) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  )
  const [tour, setTour] = useDraftState(draft, 'tour', initial)
  const set = (more: Partial<TourDraft>) => setTour((before) => ({ ...before, ...more }))
  return (
    <SectionForm {...form} draft={draft} problems={problems} onSubmit={() => onSubmit(tour)}>
      <Section title={t.whatItIs}>
        <FieldGrid inset>
          {children}
          <Field
            label={t.name}
            required
            maxLength={120}
            value={tour.name}
            problem={problems.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <ListSelect
            label={t.type}
            items={types}
            value={tour.typeId}
            problem={problems.typeId}
            onChange={(event) => set({ typeId: event.target.value })}
          />
          <ListSelect
            label={t.class}
            items={classes}
            value={tour.actionClassId}
            problem={problems.actionClassId}
            onChange={(event) => set({ actionClassId: event.target.value })}
          />
          <div className="whole">
            <TextArea
              label={t.description}
              maxLength={5000}
              value={tour.description}
              problem={problems.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </div>
        </FieldGrid>
      </Section>
      <StopsField
        of={subjectOf(draft.key)}
        stops={tour.stops}
        organizationId={organizationId}
        priorities={priorities}
        problem={problems.stops}
        problems={problems}
        onChange={(stops) => set({ stops })}
      />
      <IncludesField includes={tour} classes={classes} priorities={priorities} onChange={set} />
      <WalkFields
        draft={tour}
        checklists={checklists.edges.map(({ node }) => node)}
        problems={problems}
        onChange={set}
      />
    </SectionForm>
  )
}
