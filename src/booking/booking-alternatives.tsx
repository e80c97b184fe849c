import shell from "content:shell";
import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";

type Props = { href: string; direct: string };

/** Alternatives to a provider's frame: call, email, the provider's own page (C-35). */
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
