import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useSaveMetricCreateMutation } from '../../__generated__/useSaveMetricCreateMutation.graphql.ts'
import type { useSaveMetricProposeMutation } from '../../__generated__/useSaveMetricProposeMutation.graphql.ts'
import type {
  useSaveMetricUpdateMutation,
  UpdateMetricInput,
} from '../../__generated__/useSaveMetricUpdateMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useSelectedOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { metricAddress } from './addresses.ts'
import { typedNumber } from '../../kernel/ui/typedNumber.ts'
import { changesOf, type MetricDraft } from './metricDraft.ts'

const createMutation = graphql`
  mutation useSaveMetricCreateMutation($input: CreateMetricInput!) {
    result: createMetric(input: $input) {
      ... on CreateMetricSuccess {
        metric {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const proposeMutation = graphql`
  mutation useSaveMetricProposeMutation($input: ProposeMetricInput!) {
    result: proposeMetric(input: $input) {
      ... on ProposeMetricSuccess {
        metric {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation useSaveMetricUpdateMutation($input: UpdateMetricInput!) {
    result: updateMetric(input: $input) {
      ... on UpdateMetricSuccess {
        metric {
          id
          name
          ...MetricActions_metric
          ...MetricAbout_metric
          ...MetricFormulas_metric
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Before {
  id: string
  version: number
  draft: MetricDraft
}

/** Saves what a form has of a metric; answers with what is wrong, or leads to what is new. */
export function useSaveMetric({ onDone }: { onDone: () => void }) {
  const [create, isCreating] = useMutation<useSaveMetricCreateMutation>(createMutation)
  const [proposeOne, isProposing] = useMutation<useSaveMetricProposeMutation>(proposeMutation)
  const [update, isUpdating] = useMutation<useSaveMetricUpdateMutation>(updateMutation)
  const organization = useSelectedOrganization()
  const navigate = useNavigate()
  const inputOf = ({ category, aggregationMethod, alertIf, targetThreshold, ...draft }: MetricDraft) => ({
    ...draft,
    organizationId: organization?.id,
    category: category as 'SERVICE',
    aggregationMethod: aggregationMethod as 'AVERAGE',
    alertIf: alertIf as 'ABOVE_THRESHOLD',
    targetThreshold: typedNumber(targetThreshold),
  })
  const openNew = (id: string | undefined) => {
    onDone()
    if (id) void navigate(metricAddress(id))
  }
  return {
    isInFlight: isCreating || isProposing || isUpdating,
    save: async (draft: MetricDraft, before?: Before): Promise<Problems | undefined> => {
      if (!before) {
        const { done, problems } = await create(inputOf(draft))
        if (!problems) openNew(done.metric?.id)
        return problems
      }
      const { targetThreshold, ...changes } = changesOf(draft, before.draft)
      const threshold = targetThreshold === undefined ? {} : { targetThreshold: typedNumber(targetThreshold) }
      const { problems } = await update({
        id: before.id,
        version: before.version,
        ...(changes as Partial<UpdateMetricInput>),
        ...threshold,
      })
      if (!problems) onDone()
      return problems
    },
    propose: async (draft: MetricDraft): Promise<Problems | undefined> => {
      const { done, problems } = await proposeOne(inputOf(draft))
      if (!problems) openNew(done.metric?.id)
      return problems
    },
  }
}
