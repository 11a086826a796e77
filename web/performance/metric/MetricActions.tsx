import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MetricActions_metric$key } from '../../__generated__/MetricActions_metric.graphql.ts'
import type { MetricActionsAcceptMutation } from '../../__generated__/MetricActionsAcceptMutation.graphql.ts'
import type { MetricActionsArchiveMutation } from '../../__generated__/MetricActionsArchiveMutation.graphql.ts'
import type { MetricActionsRestoreMutation } from '../../__generated__/MetricActionsRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { ActionsMenu, type MenuAction } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { DeclineMetricDialog } from './DeclineMetricDialog.tsx'
import { DuplicateMetricDialog } from './DuplicateMetricDialog.tsx'
import { MetricDialog } from './MetricDialog.tsx'
import * as t from './__generated__/messages.ts'

const acceptMutation = graphql`
  mutation MetricActionsAcceptMutation($input: AcceptMetricInput!) {
    result: acceptMetric(input: $input) {
      ... on AcceptMetricSuccess {
        metric {
          ...MetricActions_metric
          ...MetricAbout_metric
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const archiveMutation = graphql`
  mutation MetricActionsArchiveMutation($input: ArchiveMetricInput!) {
    result: archiveMetric(input: $input) {
      ... on ArchiveMetricSuccess {
        metric {
          ...MetricActions_metric
          ...MetricAbout_metric
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const restoreMutation = graphql`
  mutation MetricActionsRestoreMutation($input: RestoreMetricInput!) {
    result: restoreMetric(input: $input) {
      ... on RestoreMetricSuccess {
        metric {
          ...MetricActions_metric
          ...MetricAbout_metric
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

type Window = 'edit' | 'duplicate' | 'decline'

/** What can be done with a metric as a whole. */
export function MetricActions({ metric: key }: { metric: MetricActions_metric$key }) {
  const metric = useFragment(
    graphql`
      fragment MetricActions_metric on Metric {
        id
        name
        status
        version
        can {
          edit {
            allowed
            reason
          }
          decide {
            allowed
            reason
          }
        }
        ...MetricDialog_metric
      }
    `,
    key,
  )
  const { id, name, status, version, can } = metric
  const [open, setOpen] = useState<Window>()
  const [accept] = useMutation<MetricActionsAcceptMutation>(acceptMutation)
  const [archive] = useMutation<MetricActionsArchiveMutation>(archiveMutation)
  const [restore] = useMutation<MetricActionsRestoreMutation>(restoreMutation)
  const may = useViewer()?.capabilities ?? []
  const say = ({ problems }: { problems?: Partial<Record<string, string>> }, done: string) => {
    if (problems) toast('error', t.wasNotChanged({ name }), problems.input ?? problems.id)
    else toast('success', done)
  }
  const refused = can.edit.allowed ? undefined : can.edit.reason
  const actions: MenuAction[] = [
    {
      label: t.duplicate,
      act: () => setOpen('duplicate'),
      refused: may.includes('metrics.edit') ? undefined : t.toAddMetricsTakesTheRight,
    },
    status === 'ARCHIVED'
      ? {
          label: t.takeBackIntoUse,
          act: () => void restore({ id, version }).then((outcome) => say(outcome, t.isInUseAgain({ name }))),
          refused,
        }
      : {
          label: status === 'PROPOSED' ? t.withdraw : t.archive,
          act: () => void archive({ id, version }).then((outcome) => say(outcome, t.isArchived({ name }))),
          refused,
        },
    ...(status === 'PROPOSED'
      ? [
          {
            label: t.decline3,
            act: () => setOpen('decline'),
            refused: can.decide.allowed ? undefined : can.decide.reason,
          },
        ]
      : []),
  ]
  const close = () => setOpen(undefined)
  return (
    <>
      {status === 'ARCHIVED' ? (
        <Tag>{t.archived}</Tag>
      ) : status === 'PROPOSED' ? (
        <Tag className="planned">{t.proposed}</Tag>
      ) : null}
      {can.decide.allowed ? (
        <PlainButton
          type="button"
          className="primary"
          onClick={() => void accept({ id, version }).then((outcome) => say(outcome, t.isInUse({ name })))}
        >
          {t.accept}
        </PlainButton>
      ) : null}
      {can.edit.allowed ? (
        <PlainButton type="button" className="outlined" onClick={() => setOpen('edit')}>
          {t.edit}
        </PlainButton>
      ) : null}
      <ActionsMenu label={t.whatCanBeDoneWith({ name })} actions={actions} />
      {open === 'edit' ? <MetricDialog metric={metric} onClose={close} /> : null}
      {open === 'duplicate' ? <DuplicateMetricDialog id={id} name={name} onClose={close} /> : null}
      {open === 'decline' ? <DeclineMetricDialog id={id} name={name} version={version} onClose={close} /> : null}
    </>
  )
}
