// How often one user may have reports drawn, as a PDF or for a mail: each drawing takes a process for itself.
export const drawingsOfUser = { points: 20, seconds: 60 } as const;
