import { Page } from './Page.tsx'
import { ScreenError } from './ScreenError.tsx'
import * as t from './__generated__/messages.ts'

/** A whole screen that could not be read keeps its header, which on a phone is the only way to the others. */
export const FailedScreen = () => (
  <Page title={t.notLoaded}>
    <ScreenError />
  </Page>
)
