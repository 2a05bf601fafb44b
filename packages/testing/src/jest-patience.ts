// Set-up and work on a real database take longer than jest's five seconds when the machine is busy.
jest.setTimeout(60_000)
