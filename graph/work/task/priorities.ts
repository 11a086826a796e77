export const urgent = 1
export const special = 2 // Priorities 1 and 2 are special.
