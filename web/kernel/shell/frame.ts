import { createContext, type ComponentType } from 'react'

/** What every screen has around it, filled by web/app/shell. */
export interface ScreenFrame {
  /** Beside the screen's own actions: the bell, the search, the person's menu. */
  Tools: ComponentType
  /** The navigation where there is no room for it beside the screen. */
  Drawer: ComponentType<{ open: boolean; onClose: () => void }>
}

export const FrameContext = createContext<ScreenFrame | null>(null)
