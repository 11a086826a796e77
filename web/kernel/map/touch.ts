/** As large as a finger needs it. */
export const forTouch = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } } as const
