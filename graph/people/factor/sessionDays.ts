/** How long after its beginning a session ends, and how long it lasts without use, where no organization says less. */
export const sessionDays = { longest: 30, idle: 14 }
