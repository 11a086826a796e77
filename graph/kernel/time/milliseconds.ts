// How many milliseconds these have; a day of a clock on a wall may have an hour more or less.
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
