import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { BenchmarkActions_benchmark$key } from '../../__generated__/BenchmarkActions_benchmark.graphql.ts'
import type { BenchmarkActionsAcceptMutation } from '../../__generated__/BenchmarkActionsAcceptMutation.graphql.ts'
import type { BenchmarkActionsArchiveMutation } from '../../__generated__/BenchmarkActionsArchiveMutation.graphql.ts'
import type { BenchmarkActionsRestoreMutation } from '../../__generated__/BenchmarkActionsRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import * as t from './__generated__/messages.ts'

const DuplicateBenchmarkDialog = lazy(async () => ({
  default: (await import('./DuplicateBenchmarkDialog.tsx')).DuplicateBenchmarkDialog,
}))
const DeclineBenchmarkDialog = lazy(async () => ({
  default: (await import('./DeclineBenchmarkDialog.tsx')).DeclineBenchmarkDialog,
}))

const archiveMutation = graphql`
  mutation BenchmarkActionsArchiveMutation($input: ArchiveBenchmarkInput!) {
    result: archiveBenchmark(input: $input) {
      ... on ArchiveBenchmarkSuccess {
        benchmark {
          ...BenchmarkActions_benchmark
          ...BenchmarkRow_benchmark
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`
const restoreMutation = graphql`
  mutation BenchmarkActionsRestoreMutation($input: RestoreBenchmarkInput!) {
    result: restoreBenchmark(input: $input) {
      ... on RestoreBenchmarkSuccess {
        benchmark {
          ...BenchmarkActions_benchmark
          ...BenchmarkRow_benchmark
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`
const acceptMutation = graphql`
  mutation BenchmarkActionsAcceptMutation($input: AcceptBenchmarkInput!) {
    result: acceptBenchmark(input: $input) {
      ... on AcceptBenchmarkSuccess {
        benchmark {
          ...BenchmarkActions_benchmark
          ...BenchmarkRow_benchmark
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** What can be done with a benchmark. */
export function BenchmarkActions({ benchmark: key }: { benchmark: BenchmarkActions_benchmark$key }) {
  const { id, name, status, version, can } = useFragment(
    graphql`
      fragment BenchmarkActions_benchmark on Benchmark {
        id
        name
        status
        version
        can {
          edit {
            allowed
            reason
          }
          archive {
            allowed
            reason
          }
          decide {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [archive] = useMutation<BenchmarkActionsArchiveMutation>(archiveMutation)
  const [restore] = useMutation<BenchmarkActionsRestoreMutation>(restoreMutation)
  const [accept] = useMutation<BenchmarkActionsAcceptMutation>(acceptMutation)
  const [dialog, setDialog] = useState<'duplicate' | 'decline'>()
  const navigate = useNavigate()
  const change = async (step: typeof archive | typeof restore | typeof accept, said: string) => {
    const { problems } = await step({ id, version })
    if (problems) return toast('error', t.wasNotChanged({ name }), problems.input)
    toast('success', said)
  }
  const isArchived = status === 'ARCHIVED'
  const refusedTo = ({ allowed, reason }: { readonly allowed: boolean; readonly reason?: string | null }) =>
    allowed ? undefined : reason
  const [edit, keep, decide] = [can.edit, can.archive, can.decide].map(refusedTo)
  const close = () => setDialog(undefined)
  return (
    <>
      <ActionsMenu
        label={t.whatCanBeDoneWith({ name })}
        actions={[
          ...(status === 'PROPOSED'
            ? [
                { label: t.takeIntoUse, act: () => void change(accept, t.isInUse({ name })), refused: decide },
                { label: t.decline, act: () => setDialog('decline'), refused: decide },
              ]
            : []),
          {
            label: t.edit,
            act: () => void navigate(`/benchmarkConfig?id=${encodeURIComponent(id)}`),
            refused: isArchived ? t.itIsArchivedRestoreItFirst : edit,
          },
          { label: t.duplicate, act: () => setDialog('duplicate'), refused: keep },
          isArchived
            ? { label: t.restore, act: () => void change(restore, t.isInUseAgain({ name })), refused: keep }
            : { label: t.archive, act: () => void change(archive, t.isArchived({ name })), refused: keep },
        ]}
      />
      <LateWindow onFailure={close}>
        {dialog === 'duplicate' ? <DuplicateBenchmarkDialog id={id} name={name} onClose={close} /> : null}
        {dialog === 'decline' ? <DeclineBenchmarkDialog id={id} name={name} version={version} onClose={close} /> : null}
      </LateWindow>
    </>
  )
}
