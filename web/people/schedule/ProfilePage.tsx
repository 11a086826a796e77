import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ProfilePageQuery } from '../../__generated__/ProfilePageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PasskeysSection } from '../passkey/PasskeysSection.tsx'
import { SecondFactorSection } from '../factor/SecondFactorSection.tsx'
import { OwnIdentitiesSection } from '../provider/OwnIdentitiesSection.tsx'
import { PasswordSection } from '../session/PasswordSection.tsx'
import { SessionsSection } from '../session/SessionsSection.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { CloseAccountSection } from '../user/CloseAccountSection.tsx'
import { EditIdentityButton } from '../user/EditIdentityButton.tsx'
import { SendVerification } from '../user/SendVerification.tsx'
import { AbsencesSection } from './AbsencesSection.tsx'
import { LoadingSections } from './LoadingSections.tsx'
import { RecurringSection } from './RecurringSection.tsx'
import { WeeksSection } from './WeeksSection.tsx'
import { WhoSection } from './WhoSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ProfilePageQuery {
    mailIsSetUp
    viewer {
      user {
        ...WhoSection_user
        ...WeeksSection_user
        ...AbsencesSection_user
        ...RecurringSection_user
        ...EditIdentityButton_user
        ...SecondFactorSection_user
        ...PasskeysSection_user
        ...OwnIdentitiesSection_user
        ...SessionsSection_user
      }
    }
  }
`

/** Who one is, when one works, when one is away and who stands in, and how one signs in. */
export function ProfilePage() {
  return (
    <Page title={t.myProfile}>
      <Suspense fallback={<LoadingSections label={t.loadingYourProfile} />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const { viewer, mailIsSetUp } = useRouteQuery<ProfilePageQuery>(query)
  if (!viewer) return null
  return (
    <Scroll>
      <WhoSection
        user={viewer.user}
        actions={<EditIdentityButton user={viewer.user} />}
        toVerify={<SendVerification mailIsSetUp={mailIsSetUp} />}
      />
      <AbsencesSection user={viewer.user} />
      <RecurringSection user={viewer.user} />
      <WeeksSection user={viewer.user} />
      <PasswordSection />
      <SecondFactorSection user={viewer.user} />
      <PasskeysSection user={viewer.user} />
      <OwnIdentitiesSection user={viewer.user} />
      <SessionsSection user={viewer.user} />
      <CloseAccountSection />
    </Scroll>
  )
}
