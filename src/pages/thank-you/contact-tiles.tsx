import gym from "content:thank-you";
import { Mail, Phone } from "lucide-react";
import { Link } from "#ui/link/link.tsx";
import css from "./contact-tiles.module.css";
import thankYou from "./thank-you.module.css";

type Props = {
	words: { title: string; call: string; email: string };
	/** The address that answers about this subject. */
	email: string;
};

/** To call and to write, as two large targets (TY-13). */
export function ContactTiles({ words, email }: Props) {
	const tiles = [
		{ icon: Phone, name: words.call, value: gym.phone, href: gym.callUrl },
		{ icon: Mail, name: words.email, value: email, href: `mailto:${email}` },
	];
	return (
		<section className={thankYou.part} aria-labelledby="tiles-title">
			<h2 id="tiles-title">{words.title}</h2>
			<ul className={css.tiles}>
				{tiles.map(({ icon: Icon, name, value, href }) => (
					<li key={href}>
						<Link href={href} className={css.tile}>
							<Icon className="icon" />
							<b>{name}</b>
							<span>{value}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
