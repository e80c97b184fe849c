import shell from "content:shell";
import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";

type Props = { href: string; direct: string };

/** What else there is beside a provider's frame: a call, an email, the provider's own page (C-35). */
export function BookingAlternatives({ href, direct }: Props) {
	return (
		<>
			{shell.frameWords.talk} You can <ContactLinks />.{" "}
			<Link href={href} isExternal>
				{direct}
			</Link>
		</>
	);
}
