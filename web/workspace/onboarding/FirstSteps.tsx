import { styled } from '@mui/material/styles'
import { graphql } from 'react-relay'
import type { FirstStepsMutation } from '../../__generated__/FirstStepsMutation.graphql.ts'
import type { FirstStepsQuery } from '../../__generated__/FirstStepsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { StepLink } from './StepLink.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query FirstStepsQuery {
    viewer {
      onboarding {
        organization {
          id
        }
        steps {
          kind
          isDone
        }
      }
    }
  }
`

const mutation = graphql`
  mutation FirstStepsMutation($input: DismissOnboardingInput!) {
    result: dismissOnboarding(input: $input) {
      ... on DismissOnboardingSuccess {
        viewer {
          user {
            id
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2, 5) },
  borderBottom: '1px solid var(--ops-line)',
  background: 'var(--ops-surface)',
  '& h2': { margin: 0, font: 'inherit', fontWeight: 550, marginInlineEnd: 8 },
  '& h2 span': { color: 'var(--ops-ink-3)', fontWeight: 400 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 2), listStyle: 'none', margin: 0, padding: 0 },
  '& .dismiss': { marginInlineStart: 'auto', justifyContent: 'center' },
  '@media (pointer: coarse), (max-width: 600px)': { '& .dismiss': { minWidth: 44, minHeight: 44 } },
  '@media print': { display: 'none' },
  // The title and the way to put it away share a line, and what is still to do follows.
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(0, 3, 2),
    '& ul': { order: 1, flexBasis: '100%' },
    '& li.done': { display: 'none' },
  },
}))

/** What to do first in a new organization. Each step leads to where it is done, and ticks itself off once it is. */
export function FirstSteps() {
  const { data } = useLookUp<FirstStepsQuery>(query, {}, 0)
  const [dismiss, waiting] = useMutation<FirstStepsMutation>(mutation)
  const onboarding = data?.viewer?.onboarding
  if (!onboarding?.organization) return null
  const { organization, steps } = onboarding

  async function putAway() {
    const { problems } = await dismiss({}, (store, data) => {
      if (data?.result.viewer) store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'onboarding')
    })
    if (problems) toast('error', t.firstStepsNotHidden, problems.input)
  }

  return (
    <Frame aria-label={t.getStarted}>
      <h2>
        {t.getStarted}{' '}
        <span>{t.stepsDone({ done: steps.filter(({ isDone }) => isDone).length, all: steps.length })}</span>
      </h2>
      <ul>
        {steps.map(({ kind, isDone }) => (
          <li key={kind} className={isDone ? 'done' : undefined}>
            <StepLink kind={kind} isDone={isDone} organizationId={organization.id} />
          </li>
        ))}
      </ul>
      <PlainButton
        type="button"
        className="icon dismiss"
        aria-label={t.hideFirstSteps}
        title={t.hideFirstSteps}
        disabled={waiting}
        onClick={() => void putAway()}
      >
        <CloseIcon />
      </PlainButton>
    </Frame>
  )
}
