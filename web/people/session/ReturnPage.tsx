import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { PublicPage } from './PublicPage.tsx'
import { StepUpHost } from './StepUpHost.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import type { Arrival } from './arrive.ts'
import type { Outcome } from './finishWay.ts'
import { TestAnswer } from '../provider/TestAnswer.tsx'
import * as t from './__generated__/messages.ts'

/** Where an identity provider leads back to: what came of the way, unless that is another page. */
export function ReturnPage() {
  const arrival = useLoaderData<Arrival>()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    let isGone = false
    void arrival.finish().then((come) => {
      if (isGone) return
      if ('to' in come) return navigate(come.to, { replace: true })
      setOutcome(come)
      // The tab was opened for this alone.
      if ('isConfirmed' in come) window.close()
      return undefined
    })
    return () => {
      isGone = true
    }
  }, [arrival, navigate])
  return (
    <PublicPage title={t.organizationSignIn}>
      <Stack sx={{ gap: 3 }}>
        {!outcome || 'to' in outcome ? (
          <span role="status">{t.oneMoment}</span>
        ) : 'tested' in outcome ? (
          <TestAnswer tested={outcome.tested} back={outcome.back} />
        ) : 'isConfirmed' in outcome ? (
          <span role="status">{t.confirmedCloseThisTab}</span>
        ) : (
          <>
            <Notice role="alert">{outcome.problem}</Notice>
            {outcome.back ? <Link to={outcome.back}>{t.startAgain}</Link> : <span>{t.closeTabAndTryAgain}</span>}
          </>
        )}
      </Stack>
      <StepUpHost />
    </PublicPage>
  )
}
