import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TargetsSection_organization$key } from '../../__generated__/TargetsSection_organization.graphql.ts'
import type { TargetsSectionResetMutation } from '../../__generated__/TargetsSectionResetMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { TargetDialog } from './TargetDialog.tsx'
import { priorityName, toRespond, type ClockKind } from './kinds.ts'
import * as t from './__generated__/messages.ts'

const resetMutation = graphql`
  mutation TargetsSectionResetMutation($input: ResetPriorityTargetInput!) {
    result: resetPriorityTarget(input: $input) {
      ... on ResetPriorityTargetSuccess {
        organization {
          ...TargetsSection_organization
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** How soon records of each priority are to be responded to and done, and where that is set. */
export function TargetsSection({ organization: key }: { organization: TargetsSection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment TargetsSection_organization on Organization {
        id
        can {
          editHours {
            allowed
            reason
          }
        }
        targets {
          kind
          rule
          amount
          inWords
          isOwn
          isDefault
          version
          priority {
            id
            name
          }
          inheritedFrom {
            name
          }
        }
      }
    `,
    key,
  )
  const { id: organizationId, targets, can } = organization
  const [asked, setAsked] = useState<{ priorityId: string; kind: ClockKind }>()
  const [reset] = useMutation<TargetsSectionResetMutation>(resetMutation)
  type Target = (typeof targets)[number]
  const inherit = async ({ priority, kind, version }: Target) => {
    const { problems } = await reset({ organizationId, priorityId: priority.id, clock: kind, version })
    if (problems) toast('error', t.theTargetStaysAsItIs, problems.input)
    else toast('success', t.theTargetIsThatFromAbove({ priorityName: priorityName(priority.name) }))
  }
  const shown = ({ inWords, rule, isOwn, isDefault, inheritedFrom }: Target) => (
    <td>
      <span style={{ color: rule ? undefined : 'var(--ops-ink-3)' }}>
        {rule ? inWords[0]!.toUpperCase() + inWords.slice(1) : t.none}
      </span>{' '}
      {isOwn ? (
        <Tag>{t.itsOwn}</Tag>
      ) : isDefault ? null : (
        <Tag>{inheritedFrom ? t.from({ name: inheritedFrom.name }) : t.fromAbove}</Tag>
      )}
    </td>
  )
  const priorities = targets.filter(({ kind }) => kind === 'RESPOND')
  const open = asked && targets.find(({ priority, kind }) => priority.id === asked.priorityId && kind === asked.kind)
  return (
    <Section title={t.targetsByPriority} about={t.whenAClockRunsOutThe} actions={<Why permission={can.editHours} />}>
      <Table
        caption={t.howSoonByPriority}
        columns={[t.priority, t.respondedToWithin2, t.doneWithin2, ...(can.editHours.allowed ? [''] : [])]}
      >
        {priorities.map((respond) => {
          const name = priorityName(respond.priority.name)
          const done = targets.find(({ priority, kind }) => priority.id === respond.priority.id && kind === 'DONE')!
          const edit = (target: Target) => ({
            label: toRespond(target.kind) ? t.editTheResponse : t.editWhenItIsDone,
            act: () => setAsked({ priorityId: target.priority.id, kind: target.kind as ClockKind }),
          })
          const back = (target: Target) =>
            target.isOwn
              ? [
                  {
                    label: toRespond(target.kind) ? t.responseAsAbove : t.doneAsAbove,
                    act: () => void inherit(target),
                  },
                ]
              : []
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown(respond)}
              {shown(done)}
              {can.editHours.allowed ? (
                <td className="number">
                  <ActionsMenu
                    label={t.targetsOf({ name })}
                    actions={[edit(respond), edit(done), ...back(respond), ...back(done)]}
                  />
                </td>
              ) : null}
            </tr>
          )
        })}
      </Table>
      {open ? (
        <TargetDialog
          key={`${open.priority.id} ${open.kind}`}
          organizationId={organizationId}
          target={{ ...open, priorityId: open.priority.id, name: priorityName(open.priority.name) }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Section>
  )
}
