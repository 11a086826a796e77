import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { setToastTime } from '../../kernel/shell/toastTime.ts'

interface Followed {
  readonly version: number
  readonly theme: 'LIGHT' | 'DARK' | 'SYSTEM' | '%future added value'
  readonly toastMs: number
}

const modes = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'system' } as const
const key = 'settings_followed'

/** Which settings this browser has taken over, as person and version. */
function followed(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Takes over in this browser what somebody has set, once: the theme of the person's menu holds until they set another.
 */
export function useFollowSettings(settings: Followed | null | undefined) {
  const { setMode } = useColorScheme()
  const person = useViewer()?.id
  const { version, theme, toastMs } = settings ?? {}
  useEffect(() => {
    if (!person || !version || !theme || toastMs === undefined) return
    setToastTime(toastMs)
    const mark = `${person} ${version}`
    if (followed() === mark) return
    if (theme !== '%future added value') setMode(modes[theme])
    try {
      localStorage.setItem(key, mark)
    } catch {
      // Then it is taken over at each load.
    }
  }, [person, version, theme, toastMs, setMode])
}
