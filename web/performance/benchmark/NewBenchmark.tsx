import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { BenchmarkForm_query$key } from '../../__generated__/BenchmarkForm_query.graphql.ts'
import type { NewBenchmark_query$key } from '../../__generated__/NewBenchmark_query.graphql.ts'
import type { NewBenchmarkCreateMutation } from '../../__generated__/NewBenchmarkCreateMutation.graphql.ts'
import type { NewBenchmarkProposeMutation } from '../../__generated__/NewBenchmarkProposeMutation.graphql.ts'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
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
  const [organizationId, setOrganizationId] = useState('')
  const [departmentId, setDepartmentId] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [create, creating] = useMutation<NewBenchmarkCreateMutation>(createMutation)
  const [propose, proposing] = useMutation<NewBenchmarkProposeMutation>(proposeMutation)
  const navigate = useNavigate()
  const maySeeMargin = may.includes('confidential.read')
  const submit = async (draft: BenchmarkDraft) => {
    const input = { ...inputOfBenchmark(draft, maySeeMargin), organizationId, departmentId: departmentId || null }
    const { done, problems: failed } = isProposal ? await propose(input) : await create(input)
    if (failed) return setProblems(failed)
    toast('success', isProposal ? t.proposed({ trim: draft.name.trim() }) : t.added({ trim: draft.name.trim() }))
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
      problems={problems}
      onSubmit={(draft) => void submit(draft)}
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
