// One Chromium for a run.
import type { TestProject } from 'vitest/node'
import { launchChromium } from '../../../graph/testing/launchChromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

export default async function setUp(project: TestProject) {
  const launched = await launchChromium()
  project.provide('chromium', launched.endpoint)
  return () => launched.close()
}
