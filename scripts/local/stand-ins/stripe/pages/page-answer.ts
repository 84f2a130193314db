export type PageAnswer = { status: number; html: string } | { redirect: string };
