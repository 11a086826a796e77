import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { BenchmarkForm_query$key } from '../../__generated__/BenchmarkForm_query.graphql.ts'
import type { EditBenchmark_benchmark$key } from '../../__generated__/EditBenchmark_benchmark.graphql.ts'
import type { EditBenchmarkMutation } from '../../__generated__/EditBenchmarkMutation.graphql.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import { theirs, useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { draftOfBenchmark, inputOfBenchmark, type BenchmarkDraft } from './benchmarkDraft.ts'
import { BenchmarkForm } from './BenchmarkForm.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EditBenchmarkMutation($input: UpdateBenchmarkInput!) {
    result: updateBenchmark(input: $input) {
      ... on UpdateBenchmarkSuccess {
        benchmark {
          ...BenchmarkRow_benchmark
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const fragment = graphql`
  fragment EditBenchmark_benchmark on Benchmark @inline {
    id
    version
    name
    description
    currentConditionWidget
    ctqValue
    warningTrigger
    missedOpportunityTrigger
    ownTarget
    ownResetLevel
    grain
    scopeKind
    consecutivePoints
    unitMargin {
      amount
      currency
    }
    priority {
      id
    }
    actionMetric {
      id
    }
    roleResponsibility {
      id
    }
    department {
      id
    }
    organization {
      id
    }
    can {
      seeMargin {
        allowed
      }
    }
  }
`

interface EditBenchmarkProps {
  benchmark: EditBenchmark_benchmark$key
  query: BenchmarkForm_query$key
}

/** A benchmark as a form. A change that comes in meanwhile is told at saving, not under one's hands. */
export function EditBenchmark({ benchmark: key, query }: EditBenchmarkProps) {
  const [benchmark] = useState(() => readInlineData(fragment, key))
  const [problems, setProblems] = useState<Problems>({})
  const [update, waiting] = useMutation<EditBenchmarkMutation>(mutation)
  const navigate = useNavigate()
  const { id, version, organization, can } = benchmark
  const draft = useDraft('benchmark', id, version)
  const back = `/benchmark?id=${encodeURIComponent(id)}`
  const submit = async (said: BenchmarkDraft) => {
    const input = inputOfBenchmark(said, can.seeMargin.allowed)
    const { problems: failed } = await update({ id, version: draft.version, ...input })
    if (failed && failed !== theirs) return setProblems(failed)
    draft.clear()
    if (failed) return void navigate(back)
    toast('success', t.saved({ trim: said.name.trim() }))
    void navigate(back)
  }
  return (
    <BenchmarkForm
      query={query}
      initial={draftOfBenchmark(benchmark)}
      organizationId={organization.id}
      maySeeMargin={can.seeMargin.allowed}
      submit={t.save}
      waiting={waiting}
      draft={draft}
      problems={problems}
      onSubmit={(said) => void submit(said)}
      onCancel={() => void navigate(back)}
    />
  )
}
