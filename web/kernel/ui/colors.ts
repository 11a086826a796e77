// The document carries them too, so that they are known before the first paint: web/build/coldFramePlugin.ts.

/** Colours beyond MUI's palette, as custom properties: `var(--ops-line)`. */
export const colors = {
  light: {
    page: '#f6f7f9',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#e4e7ec',
    line2: '#eef0f3',
    field: '#8a93a3',
    ink: '#14181f',
    ink2: '#4a5362',
    ink3: '#626c7c',
    brand: '#2f5bea',
    brandWeak: '#eaf0ff',
    onBrand: '#ffffff',
    late: '#b42318',
    warn: '#8a5300',
    shadow: '0 12px 32px rgba(16, 24, 40, 0.16)',
  },
  dark: {
    page: '#0e1116',
    surface: '#151a21',
    raised: '#1a2029',
    line: '#262e39',
    line2: '#202731',
    field: '#5d6878',
    ink: '#eef1f5',
    ink2: '#b4bdca',
    ink3: '#8b96a6',
    brand: '#86a5ff',
    brandWeak: '#1b2644',
    onBrand: '#0e1116',
    late: '#ff8a7d',
    warn: '#ffc46b',
    shadow: '0 16px 40px rgba(0, 0, 0, 0.55)',
  },
}

export type Colors = typeof colors.light

/** The colours as custom properties. */
export const properties = (set: Colors) =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [
      `--ops-${name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  )
