export const testSecret = 'a secret of the tests that is long enough'
