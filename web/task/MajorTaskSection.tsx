import { graphql, useFragment } from 'react-relay'
import type { MajorTaskSection_majorTask$key } from '../__generated__/MajorTaskSection_majorTask.graphql.ts'
import { Empty } from '../ui/Empty.tsx'
import { Section } from '../ui/Section.tsx'
import { Table } from '../ui/Table.tsx'
import { TaskItemRow } from './TaskItemRow.tsx'

/** A major task with its items. */
export function MajorTaskSection({ majorTask: key }: { majorTask: MajorTaskSection_majorTask$key }) {
  const { name, description, items } = useFragment(
    graphql`
      fragment MajorTaskSection_majorTask on MajorTask
      @argumentDefinitions(search: { type: "String!" }, archived: { type: "Boolean!" }) {
        name
        description
        items(search: $search, includeArchived: $archived) {
          id
          ...TaskItemRow_item
        }
      }
    `,
    key,
  )
  return (
    <Section title={name} about={description}>
      {items.length ? (
        <Table caption={`Items of ${name}`} columns={['Item', 'Class', 'Priority', 'Objective', { label: 'Time', number: true }]}>
          {items.map((item) => (
            <TaskItemRow key={item.id} item={item} />
          ))}
        </Table>
      ) : (
        <Empty>It has no items yet.</Empty>
      )}
    </Section>
  )
}
