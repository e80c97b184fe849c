import gym from "content:thank-you";
import { Navigation } from "lucide-react";
import { MapFrame } from "#sections/map-frame.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Pairs } from "#ui/text/pairs.tsx";
import css from "./place-ticket.module.css";

type Props = { title: string; hasProfiles: boolean };

/** Where the gym is and how to reach it: address, directions, map on request, phone, text and email. */
export function PlaceTicket({ title, hasProfiles }: Props) {
	const { words } = gym;
	const ways = [
		{ name: words.phone, href: gym.callUrl, label: gym.phone },
		{ name: words.text, href: gym.textUrl, label: words.textAction },
		{ name: words.email, href: `mailto:${gym.email}`, label: gym.email },
	];
	return (
		<section
			className={`${layout.splitPicture} ${css.placeTicket}`}
			aria-labelledby="place-title"
		>
			<h2 id="place-title">{title}</h2>
			<address>
				{gym.addressLines.map((line) => (
					<span key={line} className={layout.line}>
						{line}
					</span>
				))}
				<span className="muted">{gym.parkingNote}</span>
			</address>
			<p>
				<Link href={gym.directionsUrl} isExternal className="text-link">
					<Navigation className="icon" />
					{words.directions}
				</Link>
			</p>
			<MapFrame />
			<Pairs
				rows={ways.map(({ name, href, label }) => ({
					name,
					value: <Link href={href}>{label}</Link>,
				}))}
			/>
			{hasProfiles && <SocialLinks />}
		</section>
	);
}
