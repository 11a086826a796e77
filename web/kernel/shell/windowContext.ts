import { createContext } from 'react'

/** Whether what is shown stands in a window over the screen. */
export const WindowContext = createContext(false)
