import { packageOf, sharedByShell, sharedVersions } from './shared-singletons.mjs'

test('a build asks the federation runtime for what page and server compare by: the caret of each version', () => {
  const versions = sharedVersions()
  for (const [request, { requiredVersion }] of Object.entries(sharedByShell()))
    expect(requiredVersion).toBe(`^${versions.get(packageOf(request) ?? '')}`)
})
