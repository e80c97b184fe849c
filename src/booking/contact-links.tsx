import shell from "content:shell";
import { Link } from "#ui/link/link.tsx";

/** "call (206) … or write to hello@…", in the same order everywhere (WCAG 3.2.6). */
export function ContactLinks() {
	return (
		<>
			call <Link href={`tel:${shell.phoneNumber}`}>{shell.phone}</Link> or write
			to <Link href={`mailto:${shell.email}`}>{shell.email}</Link>
		</>
	);
}
