import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { BenchmarkForm_query$key } from '../../__generated__/BenchmarkForm_query.graphql.ts'
import type { NewBenchmark_query$key } from '../../__generated__/NewBenchmark_query.graphql.ts'
import type { NewBenchmarkCreateMutation } from '../../__generated__/NewBenchmarkCreateMutation.graphql.ts'
import type { NewBenchmarkProposeMutation } from '../../__generated__/NewBenchmarkProposeMutation.graphql.ts'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { emptyBenchmark, inputOfBenchmark, type BenchmarkDraft } from './benchmarkDraft.ts'
import { BenchmarkForm } from './BenchmarkForm.tsx'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation NewBenchmarkCreateMutation($input: CreateBenchmarkInput!) {
    result: createBenchmark(input: $input) {
      ... on CreateBenchmarkSuccess {
        benchmark {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const proposeMutation = graphql`
  mutation NewBenchmarkProposeMutation($input: ProposeBenchmarkInput!) {
    result: proposeBenchmark(input: $input) {
      ... on ProposeBenchmarkSuccess {
        benchmark {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface NewBenchmarkProps {
  form: BenchmarkForm_query$key
  query: NewBenchmark_query$key
}

/** A benchmark that is to be: taken into use by who may, else proposed. */
export function NewBenchmark({ form, query }: NewBenchmarkProps) {
  const { departments } = useFragment(
    graphql`
      fragment NewBenchmark_query on Query {
        departments(first: 1000, filter: { status: { eq: ACTIVE } }) {
          nodes {
            id
            name
          }
        }
      }
    `,
    query,
  )
  const may = useViewer()?.capabilities ?? []
  const isProposal = !may.includes('benchmarks.edit')
  const draft = useDraft('benchmark', newIn(null))
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', '')
  const [departmentId, setDepartmentId] = useDraftState(draft, 'departmentId', '')
  const [problems, setProblems] = useState<Problems>({})
  const [create, creating] = useMutation<NewBenchmarkCreateMutation>(createMutation)
  const [propose, proposing] = useMutation<NewBenchmarkProposeMutation>(proposeMutation)
  const navigate = useNavigate()
  const maySeeMargin = may.includes('confidential.read')
  const submit = async (said: BenchmarkDraft) => {
    const input = { ...inputOfBenchmark(said, maySeeMargin), organizationId, departmentId: departmentId || null }
    const { done, problems: failed } = isProposal ? await propose(input) : await create(input)
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', isProposal ? t.proposed({ trim: said.name.trim() }) : t.added({ trim: said.name.trim() }))
    if (done.benchmark) void navigate(`/benchmark?id=${encodeURIComponent(done.benchmark.id)}`)
  }
  return (
    <BenchmarkForm
      query={form}
      initial={emptyBenchmark}
      organizationId={organizationId}
      maySeeMargin={maySeeMargin}
      submit={isProposal ? t.proposeTheBenchmark : t.addTheBenchmark}
      waiting={creating || proposing}
      draft={draft}
      problems={problems}
      onSubmit={(said) => void submit(said)}
      onCancel={() => void navigate('/benckmarkConfiglist')}
    >
      <OrganizationSelect
        value={organizationId}
        onChange={setOrganizationId}
        problem={problems.organizationId}
        autoFocus
      />
      <SelectField
        label={t.department}
        value={departmentId}
        problem={problems.departmentId}
        help={isProposal ? t.youProposeInYourOwnDepartment : undefined}
        onChange={(event) => setDepartmentId(event.target.value)}
      >
        <option value="">{isProposal ? t.chooseYourDepartment : t.allOfTheOrganization}</option>
        {departments.nodes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </BenchmarkForm>
  )
}
