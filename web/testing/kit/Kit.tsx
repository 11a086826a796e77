import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { KitButtons } from './KitButtons.tsx'
import { KitChips } from './KitChips.tsx'
import { KitFields } from './KitFields.tsx'
import { KitForms } from './KitForms.tsx'
import { KitLists } from './KitLists.tsx'
import { KitProperties } from './KitProperties.tsx'
import { KitStates } from './KitStates.tsx'
import { KitTables } from './KitTables.tsx'
import { KitTabs } from './KitTabs.tsx'
import { KitWindows } from './KitWindows.tsx'

/** Every part that screens are made of, in each of its states; what it shows is made up. */
export const Kit = () => (
  <Page title="Kit">
    <Scroll>
      <KitButtons />
      <KitChips />
      <KitFields />
      <KitForms />
      <KitProperties />
      <KitTables />
      <KitLists />
      <KitTabs />
      <KitStates />
      <KitWindows />
    </Scroll>
  </Page>
)
