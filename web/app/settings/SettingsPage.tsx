import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts'
import { MyTokensSection } from '../../integration/integration/MyTokensSection.tsx'
import { NotificationSettingsSection } from '../../communication/notification/NotificationSettingsSection.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { LoadingSections } from '../../people/schedule/LoadingSections.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { HomeSection } from '../../people/preference/HomeSection.tsx'
import { LooksSection } from '../../people/preference/LooksSection.tsx'
import { MoreSettingsSection } from '../../people/preference/MoreSettingsSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query SettingsPageQuery {
    ...NotificationSettingsSection_query
    viewer {
      ...HomeSection_viewer
      ...MyTokensSection_viewer
      user {
        ...LooksSection_user
      }
    }
  }
`

/** What one sets of the product for oneself. */
export function SettingsPage() {
  return (
    <Page title={t.mySettings}>
      <Suspense fallback={<LoadingSections label={t.loadingYourSettings} />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<SettingsPageQuery>(query)
  if (!data.viewer) return null
  return (
    <Scroll>
      <HomeSection viewer={data.viewer} />
      <LooksSection user={data.viewer.user} />
      <NotificationSettingsSection query={data} />
      <MyTokensSection viewer={data.viewer} />
      <MoreSettingsSection />
    </Scroll>
  )
}
